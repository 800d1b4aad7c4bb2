import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets go of the connections of a server that stops: those on which an answer is under way when it has been given,
 * all others when the server closes. Node itself waits for clients that keep a connection and ask nothing, such as a
 * browser that opened one in advance.
 */
export function registerConnections(server: FastifyInstance, stopping: () => boolean): void {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let isClosing = false;
  server.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => {
      answering.delete(socket);
      if (stopping()) socket.destroySoon();
    });
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping()) reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of open) if (!answering.has(socket)) socket.destroy();
    done();
  });
}
