import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Icon } from './Icon.tsx';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** What it is about; names the sign for assistive technology. */
  label: string;
  children: string;
};

/** [WG-037] [WG-038] A question mark that explains: on hover, on keyboard focus and on touch; Escape dismisses. 200 px wide. */
export function Tooltip({ label, children }: TooltipProps) {
  const text = useText('kit');
  const [open, setOpen] = useState(false);
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <TooltipTrigger
        delay={200}
        closeDelay={200}
        isOpen={open}
        onOpenChange={setOpen}
        shouldCloseOnPress={false}
      >
        <Button
          className={styles.sign ?? ''}
          aria-label={text('tooltip.about', { label })}
          onPress={(event) => event.pointerType !== 'mouse' && setOpen(!open)}
        >
          <Icon name="question" />
        </Button>
        <AriaTooltip className={styles.tooltip ?? ''} offset={6}>
          {children}
        </AriaTooltip>
      </TooltipTrigger>
    </I18nProvider>
  );
}
