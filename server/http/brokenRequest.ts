import type { Socket } from 'node:net';

const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no request of HTTP, or none in time, and hangs up. Without a body: an answer to HEAD must have none. */
export function refuseBrokenRequest(failure: Error & { code?: string }, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const answer = answers[failure.code ?? ''] ?? '400 Bad Request';
  socket.write(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}
