/** Names the file in which the processes of the portal under test write down where they connect to. */
export const watchedFile = 'PORTAGE_JOURNEYS_CONNECTIONS';

const watcher = new URL('watchConnections.ts', import.meta.url).href;

/** Environment in which a process of Node, and those that it starts, write down in a file where they connect to. */
export function watchOptions(file: string): Record<string, string> {
  const others = process.env.NODE_OPTIONS ?? '';
  return { [watchedFile]: file, NODE_OPTIONS: `${others} --import=${watcher}`.trim() };
}
