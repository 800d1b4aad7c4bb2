import { assign } from 'xstate';

type Step<Context, Params> = (args: { context: Context }, params: Params) => void;

/** An action that assigns, whatever other events and actors its chart has. */
export function stepOf<Context, Params>(
  next: (context: Context, params: Params) => Partial<Context>,
): Step<Context, Params> {
  return assign(({ context }: { context: Context }, params: Params) => next(context, params)) as never;
}
