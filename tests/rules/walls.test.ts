import { describe, expect, test } from 'vitest';
import { projectFiles } from './support/project.ts';
import { expectNone, testRule } from './support/rule.ts';
import { parseFile } from './support/sourceFile.ts';
import { cyclesOf } from './walls/cycles.ts';
import { importAddresses } from './walls/importAddresses.ts';
import { importDirections } from './walls/importDirections.ts';
import { namedThings } from './walls/namedThings.ts';
import { outsideWorld } from './walls/outsideWorld.ts';

testRule('imports go down only', importDirections, {
  refused: {
    'a chart in the domain': [
      'domain/a.ts',
      `import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';`,
    ],
    'XState in the domain': ['domain/a.ts', `import { setup } from 'xstate';`],
    'Node in the domain': ['domain/a.ts', `import { readFileSync } from 'node:fs';`],
    'React in a chart': ['machines/a/a.machine.ts', `import { useState } from 'react';`],
    'the browser in a chart': ['machines/a/a.machine.ts', `import { http } from '#src/ports/http.ts';`],
    'a chart’s value in a view': [
      'src/ui/quote/Quote.tsx',
      `import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';`,
    ],
    'a type import that keeps the module': [
      'src/ui/quote/Quote.tsx',
      `import { type QuoteRef } from '#machines/quoteFlow/quoteFlow.machine.ts';`,
    ],
    'a chart’s type in the kit': [
      'src/ui/kit/Field.tsx',
      `import type { QuoteRef } from '#machines/quoteFlow/quoteFlow.types.ts';`,
    ],
    'the query cache in a view': [
      'src/ui/quote/Quote.tsx',
      `import { useQuery } from '@tanstack/react-query';`,
    ],
    'another flow’s view': ['src/ui/quote/Quote.tsx', `import { Card } from '../payment/Card.tsx';`],
    'a port in a view': ['src/ui/quote/Quote.tsx', `import { http } from '../../ports/http.ts';`],
    'a lazy port in a view': ['src/ui/quote/Quote.tsx', `const load = () => import('../../ports/http.ts');`],
    'the composition root in a port': ['src/ports/a.ts', `import { connect } from '../app/connect.ts';`],
    'the first paint beside the entry of the page': [
      'src/app/connect.ts',
      `import type { FirstPaint } from './first/firstPaint.ts';`,
    ],
    'the browser on the server': ['server/a.ts', `import { http } from '#src/ports/http.ts';`],
    'React on the server': ['server/a.ts', `import { createElement } from 'react';`],
    'the domain in a stand-in': ['standins/a.ts', `import { cad } from '#domain/money.ts';`],
    'a type of the domain in a stand-in': ['standins/a.ts', `type A = import('#domain/money.ts').Money;`],
    'a test in the product': ['server/a.ts', `export { open } from '#tests/support/database.ts';`],
    'the quote in a payment': [
      'machines/payment/a.ts',
      `import type { StepKey } from '#domain/flow/steps.ts';`,
    ],
    'a file outside every room': ['helpers/a.ts', `export const a = 1;`],
  },
  accepted: {
    'the domain in a chart': [
      'machines/a/a.machine.ts',
      `import { setup } from 'xstate'; import { cad } from '#domain/money.ts'; import { port } from '../ports.ts';`,
    ],
    'a chart’s type in a view': [
      'src/ui/quote/Quote.tsx',
      `import type { QuoteRef } from '#machines/quoteFlow/quoteFlow.types.ts';`,
    ],
    'kit and own flow in a view': [
      'src/ui/quote/Quote.tsx',
      `import { Field } from '../kit/Field.tsx'; import { Trip } from './Trip.tsx'; import css from './Quote.module.css';`,
    ],
    'charts in the composition root': [
      'src/app/connect.ts',
      `import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts'; import { http } from '../ports/http.ts';`,
    ],
    'a child’s view in its parent’s': [
      'src/ui/flow/A.tsx',
      `import { Trip } from '../tripDetails/Trip.tsx';`,
    ],
    'the first paint in the entry of the page': [
      'src/main.tsx',
      `import { createFirstPaint } from './app/first/firstPaint.ts';`,
    ],
    'the build in the launcher': ['server/launch.ts', `import { buildWeb } from '#scripts/build.ts';`],
  },
});

testRule(
  'files are named with their ending, neighbours relative, other top folders by name',
  importAddresses,
  {
    refused: {
      'a missing ending': ['domain/a.ts', `import { b } from './b';`],
      'a relative way into another folder': ['server/a.ts', `import { b } from '../domain/b.ts';`],
      'a long way to a neighbour': ['server/quotes/a.ts', `import { b } from '#server/quotes/b.ts';`],
    },
    accepted: {
      'both right ways': ['server/a.ts', `import { b } from './b.ts'; import { c } from '#domain/c.ts';`],
    },
  },
);

testRule('the outside world is reached through ports', outsideWorld, {
  refused: {
    'the clock in the domain': ['domain/a.ts', `export const now = Date.now();`],
    'today in the domain': ['domain/a.ts', `export const today = new Date();`],
    'the clock by another name': ['domain/a.ts', `const { now } = Date; now();`],
    'the clock of luxon': [
      'domain/a.ts',
      `import { DateTime } from 'luxon'; export const now = DateTime.now();`,
    ],
    'chance in a chart': ['machines/a/a.machine.ts', `export const key = Math.random();`],
    'a timer in a chart': ['machines/a/a.machine.ts', `setTimeout(() => undefined, 10);`],
    'the network in a view': ['src/ui/quote/a.tsx', `export const load = () => fetch('/api');`],
    'the network by way of the global object': ['src/ui/quote/a.tsx', `globalThis.fetch('/api');`],
    'storage in the composition root': ['src/app/a.ts', `localStorage.setItem('a', 'b');`],
    'the window in the kit': ['src/ui/kit/a.tsx', `window.scrollTo(0, 0);`],
    'the clock on the server': ['server/quotes/a.ts', `export const now = new Date();`],
    'a setting read aside': ['server/quotes/a.ts', `export const url = process.env.DATABASE_URL;`],
    'a service asked without its limits': ['server/gateway/a.ts', `await fetch('https://gateway.example');`],
    'a sleep in a test': ['tests/server/a.test.ts', `await new Promise((done) => setTimeout(done, 100));`],
  },
  accepted: {
    'an own name': ['domain/a.ts', `export const f = (window: number, { history }: A) => window + history;`],
    'a member that is called the same': ['domain/a.ts', `export const f = (a: A) => a.location + a.fetch();`],
    'a given instant': [
      'domain/a.ts',
      `export const d = (ms: number) => new Date(ms).getUTCDay() + Date.UTC(2026, 0);`,
    ],
    'a given day of luxon': ['domain/a.ts', `import { DateTime } from 'luxon'; DateTime.utc(2026, 1, 1);`],
    'a type': ['domain/a.ts', `export type A = { history: Date; window: Window };`],
    'a port': ['src/ports/http.ts', `export const load = () => fetch('/api');`],
    'the server’s way outside': ['server/outside.ts', `await fetch('https://gateway.example');`],
    'the server’s clock': ['server/clock.ts', `export const systemClock = { now: () => Date.now() };`],
  },
});

testRule('some names stay out of some rooms', namedThings, {
  refused: {
    'an actor started in a view': ['src/ui/a/A.tsx', `import { createActor } from 'xstate';`],
    'an actor started on the server': ['server/a.ts', `import * as x from 'xstate'; x.createActor(m);`],
    'branches hidden in a chart': ['machines/a/a.machine.ts', `import { enqueueActions } from 'xstate';`],
    'the same by way of setup': [
      'machines/a/a.machine.ts',
      `import { setup } from 'xstate'; const s = setup({}); s.enqueueActions(() => undefined);`,
    ],
    'an effect in a view': ['src/ui/a/A.tsx', `import { useEffect as after } from 'react';`],
    'a state in a view': ['src/ui/a/A.tsx', `import * as React from 'react'; React.useState(0);`],
    'a piece that cannot be asked for again': ['src/ui/kit/A.tsx', `import { lazy, Suspense } from 'react';`],
    'a view that moves the person': ['src/ui/a/A.tsx', `import { useNavigate } from 'react-router';`],
    'a view that moves the person by another name': [
      'src/ui/a/A.tsx',
      `import { useNavigate as go } from 'react-router';`,
    ],
    'a view that redirects': ['src/ui/a/A.tsx', `import { Link, Navigate } from 'react-router';`],
    'all of the router': ['src/ui/a/A.tsx', `import * as router from 'react-router'; router.useNavigate();`],
    'the router loaded late': ['src/ui/a/A.tsx', `const router = () => import('react-router');`],
    'a link in the domain': ['domain/a.ts', `import { Link } from 'react-router';`],
    'a machine made in a view': ['src/ui/a/A.tsx', `import { useMachine } from '@xstate/react';`],
  },
  accepted: {
    'an effect in the kit': ['src/ui/kit/A.tsx', `import { useEffect } from 'react';`],
    'an actor in the composition root': ['src/app/a.ts', `import { createActor } from 'xstate';`],
    'a link in a view': ['src/ui/a/A.tsx', `import { Link, type To } from 'react-router';`],
    'matching in the domain': ['domain/a.ts', `import { generatePath, matchPath } from 'react-router';`],
    'selecting in a view': ['src/ui/a/A.tsx', `import { useSelector } from '@xstate/react';`],
  },
});

describe('no file imports itself by way of others', () => {
  test('finds a ring of three, with a type and a lazy import in it', () => {
    const ring = [
      parseFile('domain/a.ts', `import type { B } from './b.ts';`),
      parseFile('domain/b.ts', `const c = () => import('./c.ts');`),
      parseFile('domain/c.ts', `export { a } from './a.ts';`),
    ];
    expect(cyclesOf(ring)).toEqual(['domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts']);
  });
  test('accepts two ways to one file', () => {
    const fork = [
      parseFile('domain/a.ts', `import './b.ts'; import './c.ts';`),
      parseFile('domain/b.ts', `import './d.ts';`),
      parseFile('domain/c.ts', `import './d.ts';`),
      parseFile('domain/d.ts', ``),
    ];
    expect(cyclesOf(fork)).toEqual([]);
  });
  test('holds in the whole project', () => {
    expectNone(cyclesOf(projectFiles()));
  });
});
