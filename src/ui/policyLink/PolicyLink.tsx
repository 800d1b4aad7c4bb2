import { useSelector } from '@xstate/react';
import { TextProvider } from '../../text/TextProvider.tsx';
import { LinkedPage } from './LinkedPage.tsx';
import type { PolicyLinkProps } from './policyLinkRef.ts';

/** The whole page of a signed link, in the language that its chart says. */
export function PolicyLink({ link, sample }: PolicyLinkProps & { sample: boolean }) {
  const language = useSelector(link, ({ context }) => context.language);
  return (
    <TextProvider language={language}>
      <LinkedPage link={link} sample={sample} />
    </TextProvider>
  );
}
