import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Icon } from './Icon.tsx';
import styles from './toast.module.css';
import type { Toasts } from './toasts.ts';
import { useToastWords } from './useToastWords.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What is seen of the messages. That they are spoken is up to the region around, which stands there before them. */
export function ToastBox({ queue }: Pick<Toasts, 'queue'>) {
  const text = useText('kit');
  const words = useToastWords();
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <AriaToastRegion className={styles.region ?? ''} queue={queue} aria-label={text('toast.region')}>
        {({ toast }) => (
          <AriaToast className={styles.toast ?? ''} toast={toast} data-tone={toast.content.tone}>
            <Icon name={toast.content.tone === 'success' ? 'success' : 'alert'} />
            <ToastContent className={styles.words ?? ''} role="presentation">
              <Text slot="title">
                <VisuallyHidden>{`${text(`tone.${toast.content.tone}`)} `}</VisuallyHidden>
                <span>{words(toast.content)}</span>
              </Text>
            </ToastContent>
            <Button className={styles.close ?? ''} slot="close" aria-label={text('toast.close')}>
              <Icon name="close" size={16} />
            </Button>
          </AriaToast>
        )}
      </AriaToastRegion>
    </I18nProvider>
  );
}
