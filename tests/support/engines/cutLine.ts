import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database that can be cut without anybody at its ends being told. */
export type CutLine = {
  /** The address of the database by way of this line. */
  url: string;
  /** From now on nothing comes through, neither on open connections nor on new ones. */
  cut(): void;
  /** From now on nothing comes through on the connections that hear announcements; new ones are sound. */
  cutAnnouncements(): void;
  /** New connections come through again; those that were cut never do. */
  mend(): void;
  /** Ends every open connection; done when both ends know. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
};

export async function openCutLine(databaseUrl: string): Promise<CutLine> {
  const target = new URL(databaseUrl);
  const open = new Set<{ near: Socket; far: Socket; hears: boolean }>();
  let isCut = false;
  const stop = ({ near, far }: { near: Socket; far: Socket }) => {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.unpipe(to);
      from.pause();
    }
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const line = { near, far, hears: false };
    open.add(line);
    for (const end of [near, far]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        near.destroy();
        far.destroy();
        open.delete(line);
      });
    }
    near.on('data', (sent: Buffer) => {
      line.hears ||= sent.includes('listen ');
    });
    near.pipe(far);
    far.pipe(near);
    if (isCut) stop(line);
  });
  const hangUp = async (): Promise<void> => {
    const ends = [...open].flatMap(({ near, far }) => [near, far]);
    const ended = ends.map((end) => new Promise((closed) => end.once('close', closed)));
    for (const end of ends) end.destroy();
    await Promise.all(ended);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      isCut = true;
      for (const line of open) stop(line);
    },
    cutAnnouncements() {
      for (const line of open) if (line.hears) stop(line);
    },
    mend() {
      isCut = false;
    },
    hangUp,
    async close() {
      await hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
