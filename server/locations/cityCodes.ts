/** [TD-016] Codes of cities with several airports, or whose only one has another code, as airlines print them. */
const airportsOfCities: Readonly<Record<string, string>> = {
  BJS: 'PEK PKX',
  BUE: 'EZE AEP',
  BUH: 'OTP',
  CHI: 'ORD MDW',
  DTT: 'DTW',
  LON: 'LHR LGW STN LTN LCY',
  MIL: 'MXP LIN BGY',
  MOW: 'SVO DME VKO',
  NYC: 'JFK LGA EWR',
  OSA: 'KIX ITM',
  PAR: 'CDG ORY',
  REK: 'KEF RKV',
  RIO: 'GIG SDU',
  ROM: 'FCO CIA',
  SAO: 'GRU CGH VCP',
  SEL: 'ICN GMP',
  STO: 'ARN BMA',
  TCI: 'TFN TFS',
  TYO: 'HND NRT',
  WAS: 'IAD DCA BWI',
  YEA: 'YEG',
  YMQ: 'YUL',
  YTO: 'YYZ YTZ',
};

const cityOfAirport = new Map(
  Object.entries(airportsOfCities).flatMap(([city, airports]) =>
    airports.split(' ').map((airport) => [airport, city]),
  ),
);

/** The code of the city that an airport belongs to, where that is another one than its own. */
export function cityCodeOf(iata: string): string | undefined {
  return cityOfAirport.get(iata);
}
