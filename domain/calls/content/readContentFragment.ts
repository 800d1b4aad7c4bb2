import * as z from 'zod';
import { contentScreens } from '../../content/contentScreens.ts';
import { locales } from '../../locales.ts';
import { defineCall } from '../call.ts';

const contentPath = z.enum([locales.en.contentPath, locales.fr.contentPath]);

/** [CN-004] [CN-014] The content of an agent page, as HTML; its address is made of locale and screen. */
export const readContentFragment = defineCall({
  name: 'readContentFragment',
  method: 'GET',
  path: '/api/content-fragments/{contentPath}/{screen}',
  params: z.strictObject({ contentPath, screen: z.enum(contentScreens).exclude(['welcome']) }),
  answers: { 200: z.unknown() },
  binary: 'text/html',
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { params: { contentPath: 'en_CA', screen: 'faqs' } },
});

/** [CN-014] The content of the welcome page, which is shown without a session too. */
export const readWelcomeFragment = defineCall({
  name: 'readWelcomeFragment',
  method: 'GET',
  path: '/api/content-fragments/{contentPath}/welcome',
  params: z.strictObject({ contentPath }),
  answers: { 200: z.unknown() },
  binary: 'text/html',
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 600 },
  example: { params: { contentPath: 'fr_CA' } },
});
