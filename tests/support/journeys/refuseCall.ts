import type { Route } from '@playwright/test';

/** Answers a call as the server does that refuses it: with the code of a failure, and what else it says. */
export function refuseCall(route: Route, status: number, error: unknown): Promise<void> {
  const { code, body } = error as { code: string; body?: object };
  return route.fulfill({ status, json: { code, ...body } });
}
