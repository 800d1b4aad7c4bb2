import type { AdjustmentRates, RateAxis, RateCategory, RateChannel } from '#domain/rating/rateVersion.ts';
import type { DayColumn, Defaulted, JsonColumn } from '../database/columns.ts';

export type RatingTables = {
  /** Rates of a plan or benefit from a day on. A row never changes; it can only be withdrawn. */
  rate_versions: {
    id: string;
    /** Plan or benefit code. */
    code: string;
    category: RateCategory;
    channel: RateChannel;
    effective_date: DayColumn;
    /** Counts the versions of one key; the highest that is not withdrawn holds. */
    revision: number;
    unit: 'trip' | 'day';
    axes: JsonColumn<RateAxis[]>;
    /** Cents, the last axis running fastest. */
    cells: number[];
    adjustments: JsonColumn<AdjustmentRates>;
    content_hash: string;
    source: string;
    created_by: string | null;
    created_at: Defaulted<Date>;
    withdrawn_at: Date | null;
  };
};
