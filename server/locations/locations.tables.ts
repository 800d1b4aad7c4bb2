export type LocationTables = {
  travel_locations: {
    id: string;
    iata: string;
    name_en: string;
    name_fr: string;
    city_en: string;
    city_fr: string;
    state_en: string;
    state_fr: string;
    /** ISO 3166-1 code of two letters. */
    country_code: string;
    /** 0 for a large airport, 1 for one with scheduled flights, 2 for the others. */
    weight: number;
  };
};
