/** What answers the questions of a process's inspector, by the address that it prints at its start. */
export type Inspected = {
  /** Bytes that the process still uses once its garbage is collected; what it holds of the machine is more. */
  liveBytes(): Promise<number>;
  close(): void;
};

type Told = { id: number; result: { result?: { value?: string } } };

/** Connects to the inspector of a process that was started with `--inspect`. */
export async function inspect(address: string): Promise<Inspected> {
  const line = new WebSocket(address);
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  line.addEventListener('open', () => resolve());
  line.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}`)));
  await opened;
  const waiting = new Map<number, (result: Told['result']) => void>();
  line.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as Told;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let asked = 0;
  const ask = (method: string, params: object = {}): Promise<Told['result']> => {
    asked += 1;
    const answer = new Promise<Told['result']>((heard) => waiting.set(asked, heard));
    line.send(JSON.stringify({ id: asked, method, params }));
    return answer;
  };
  return {
    async liveBytes() {
      // What the first round frees lets the second free more.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const expression = '(({ heapUsed, external }) => String(heapUsed + external))(process.memoryUsage())';
      const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true });
      return Number(result?.value);
    },
    close: () => line.close(),
  };
}
