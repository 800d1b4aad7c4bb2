/** Named places at which a test may stop, slow or kill a process; the product's wiring passes them by. */
export type FailPoints = {
  reach(name: string): Promise<void>;
};

export const noFailPoints: FailPoints = { reach: () => Promise.resolve() };
