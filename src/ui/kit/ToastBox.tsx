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
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function ToastBox({ toasts }: { toasts: Toasts }) {
  const text = useText('kit');
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <AriaToastRegion className={styles.region ?? ''} queue={toasts.queue} aria-label={text('toast.region')}>
        {({ toast }) => (
          <AriaToast className={styles.toast ?? ''} toast={toast} data-tone={toast.content.tone}>
            <Icon
              name={
                toast.content.tone === 'success'
                  ? 'success'
                  : toast.content.tone === 'info'
                    ? 'info'
                    : 'alert'
              }
            />
            <ToastContent className={styles.words ?? ''}>
              <Text slot="title">
                <VisuallyHidden>{`${text(`tone.${toast.content.tone}`)} `}</VisuallyHidden>
                <span>{toast.content.text}</span>
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
