import { readContentFragment, readWelcomeFragment } from '#domain/calls/content/readContentFragment.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { ContentSource } from './contentSource.ts';

export function contentRoutes({ source }: { source: ContentSource }): Implementation[] {
  return [
    implement(readContentFragment, async ({ params: { contentPath, screen } }) => ({
      status: 200,
      bytes: await source.read(contentPath, screen),
    })),
    implement(readWelcomeFragment, async ({ params: { contentPath } }) => ({
      status: 200,
      bytes: await source.read(contentPath, 'welcome'),
    })),
  ];
}
