declare module 'autocannon' {
  type Options = {
    url: string;
    method: 'POST';
    headers: Record<string, string>;
    body: string;
    connections: number;
    /** Seconds. */
    duration: number;
  };
  type Result = { '2xx': number; non2xx: number; errors: number; timeouts: number; duration: number };
  export default function autocannon(options: Options): Promise<Result>;
}
