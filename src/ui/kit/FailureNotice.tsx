import { useSaid } from '../../text/useSaid.ts';
import { useText } from '../../text/useText.ts';
import { Notice, type NoticeProps } from './Notice.tsx';
import { Said } from './Said.tsx';

export type FailureNoticeProps = Omit<NoticeProps, 'announce'> & {
  /** Code of the problem; the server's text is found by it. */
  code: string | null;
};

/**
 * [ER-018] An action that failed, shown beside it and announced: what did not work, or in general that it did not, and
 * what the server said of it when it said something else.
 */
export function FailureNotice({ code, tone = 'danger', children, ...notice }: FailureNoticeProps) {
  const text = useText('kit');
  const said = useSaid(code);
  return (
    <Notice {...notice} tone={tone} announce>
      <p>{children ?? text('failed')}</p>
      {said !== children && <Said code={code} />}
    </Notice>
  );
}
