import { useSaid } from '../../text/useSaid.ts';

/** [ER-018] The server's text of a problem, as it came; nothing when there is none in the language of the screen. */
export function Said({ code }: { code: string | null }) {
  const said = useSaid(code);
  return said && <p>{said}</p>;
}
