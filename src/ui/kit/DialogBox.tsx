import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ButtonRow } from './ButtonRow.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialogProps.ts';
import { Icon } from './Icon.tsx';

/** The cross comes last, so that the first Tab leads to what the dialog asks. */
export function DialogBox(props: DialogProps) {
  const text = useText('kit');
  const { closable = true, escapeCloses = true } = props;
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <ModalOverlay
        className={styles.overlay ?? ''}
        isOpen
        isDismissable={closable}
        isKeyboardDismissDisabled={!escapeCloses}
        onOpenChange={(open) => !open && props.onClose()}
      >
        <Modal className={styles.modal ?? ''} data-wide={props.wide || undefined}>
          <AriaDialog className={styles.dialog ?? ''} role={props.alert ? 'alertdialog' : 'dialog'}>
            <div className={styles.head} data-closable={closable || undefined}>
              <Heading className={styles.title ?? ''} slot="title">
                {props.title}
              </Heading>
            </div>
            <div className={styles.body}>{props.children}</div>
            {props.acts && <ButtonRow>{props.acts}</ButtonRow>}
            {closable && (
              <button
                className={styles.close}
                type="button"
                aria-label={text('dialog.close')}
                onClick={() => props.onClose()}
              >
                <Icon name="close" />
              </button>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
