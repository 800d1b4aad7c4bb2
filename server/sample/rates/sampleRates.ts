import {
  type AdjustmentRates,
  type Band,
  type RateAxis,
  type RateCategory,
  type RateChannel,
  rateChannels,
} from '#domain/rating/rateVersion.ts';
import type { NewRateVersion } from '../../rating/addRateVersions.ts';
import { allAges, olderAges, questionnaireFrom, youngerAges } from '../ages.ts';
import { type SamplePlan, samplePlans } from '../plans.ts';
import { cellsOf } from './bands.ts';
import { benefitRecipes, planRecipes, type Recipe } from './recipes.ts';

/** Days from which sample rates hold, and how dear they are: an older version, the one of today, a future one. */
export const sampleRateDates = [
  { effectiveDate: '2022-01-01', level: 0.94, companion: -500 },
  { effectiveDate: '2024-01-01', level: 1, companion: 0 },
  { effectiveDate: '2030-01-01', level: 1.08, companion: 0 },
] as const;

const channelLevel: Record<RateChannel, number> = {
  AGENCY: 1,
  BROKERAGE: 1.01,
  AFFILIATION: 0.95,
  SPONSOR: 0.93,
};

/** What an answered questionnaire does to a price. */
const categoryLevel: Record<RateCategory, number> = { STANDARD: 1, A: 1, B: 1.45, C: 2.2 };

/** Every sample version: each plan and benefit, by category, channel and day. */
export function sampleRateVersions(): NewRateVersion[] {
  const tables = [...samplePlans.flatMap(planTables), ...benefitTables()];
  return tables.flatMap(({ code, category, axes, recipe, discountsCanada }) =>
    rateChannels.flatMap((channel) =>
      sampleRateDates.map(({ effectiveDate, level, companion }) => ({
        code,
        category,
        channel,
        effectiveDate,
        revision: 1,
        unit: recipe.unit,
        axes,
        cells: cellsOf(
          axes,
          (at) => recipe.price(at) * level * channelLevel[channel] * categoryLevel[category],
        ),
        adjustments: adjustments(companion, discountsCanada),
      })),
    ),
  );
}

type Table = {
  code: string;
  category: RateCategory;
  axes: readonly RateAxis[];
  recipe: Recipe;
  discountsCanada: boolean;
};

function planTables(plan: SamplePlan): Table[] {
  const recipe = planRecipes[plan.code]?.(plan);
  if (!recipe) throw new Error(`The plan ${plan.code} has no rates`);
  const discountsCanada = ['TRAVELLING_CANADIANS', 'TOP_UP'].includes(plan.travellerType) && recipe.byAge;
  return categoriesOf(plan).map(({ category, ages }) => ({
    code: plan.code,
    category,
    axes: recipe.byAge ? [{ name: 'age' as const, bands: ages }, ...recipe.axes] : recipe.axes,
    recipe,
    discountsCanada,
  }));
}

/** Plans with a questionnaire have a table for those below its age, and one for each outcome above it. */
function categoriesOf(plan: SamplePlan): { category: RateCategory; ages: readonly Band[] }[] {
  const upTo = (bands: readonly Band[]) => bands.filter(([from]) => from <= plan.maximumAge);
  if (plan.questionnaireMinimumAge === null) return [{ category: 'STANDARD', ages: upTo(allAges) }];
  const answered = (['A', 'B', 'C'] as const).map((category) => ({ category, ages: upTo(olderAges) }));
  const unasked =
    plan.minimumAge < questionnaireFrom ? [{ category: 'STANDARD' as const, ages: youngerAges }] : [];
  return [...unasked, ...answered];
}

function benefitTables(): Table[] {
  return Object.entries(benefitRecipes).map(([code, recipe]) => ({
    code,
    category: 'STANDARD',
    axes: recipe.axes,
    recipe,
    discountsCanada: false,
  }));
}

/** Travel inside Canada costs half; smokers pay a tenth more; employees and their families pay less. */
function adjustments(companion: number, discountsCanada: boolean): AdjustmentRates {
  return {
    companion,
    travellingWithinCanada: discountsCanada ? -5_000 : 0,
    smoker: 1_000,
    employee: -2_000,
    familyFriendsResiding: -1_500,
    familyFriendsNotResiding: -1_000,
  };
}
