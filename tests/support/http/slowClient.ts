import { connect, type Socket } from 'node:net';

const everyMs = 50;
const opened: { socket: Socket; trickle: NodeJS.Timeout | undefined }[] = [];

/**
 * Sends a beginning and then the same text over and over, as somebody does who wants to hold a connection.
 * @param at where the server listens
 * @returns what came back when the server hangs up
 */
export async function sendSlowly(at: string, beginning: string, over = ''): Promise<string> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname);
  const trickle = over === '' ? undefined : setInterval(() => socket.write(over), everyMs);
  opened.push({ socket, trickle });
  let told = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  socket.on('error', () => undefined);
  socket.write(beginning);
  await new Promise((closed) => socket.once('close', closed));
  return told;
}

/** Ends every connection that is still open. */
export function hangUp(): void {
  for (const { socket, trickle } of opened.splice(0)) {
    clearInterval(trickle);
    socket.destroy();
  }
}
