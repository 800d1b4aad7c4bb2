export type RateLimitTables = {
  rate_limits: { bucket: string; window_start: Date; hits: number };
};
