import { readContentFragment, readWelcomeFragment } from '#domain/calls/content/readContentFragment.ts';
import { foreignPagePolicy } from '../http/headers.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { ContentSource } from './contentSource.ts';

const headers = { 'content-security-policy': foreignPagePolicy };

export function contentRoutes({ source }: { source: ContentSource }): Implementation[] {
  return [
    implement(readContentFragment, async ({ params: { contentPath, screen } }) => ({
      status: 200,
      bytes: await source.read(contentPath, screen),
      headers,
    })),
    implement(readWelcomeFragment, async ({ params: { contentPath } }) => ({
      status: 200,
      bytes: await source.read(contentPath, 'welcome'),
      headers,
    })),
  ];
}
