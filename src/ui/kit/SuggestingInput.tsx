import { type ReactNode, useCallback, useContext } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import styles from './combobox.module.css';
import type { AsyncComboboxProps, Suggestion } from './comboboxProps.ts';
import { describedBy } from './FieldFrame.tsx';
import fieldStyles from './field.module.css';
import { focusHandOver } from './focusHandOver.ts';

/** What Enter and Tab take without an arrow key: the only suggestion, or the only one that is called as was typed. */
function meantBy({ text, suggestions, busy }: AsyncComboboxProps): Suggestion | undefined {
  if (busy) return undefined;
  if (suggestions.length === 1) return suggestions[0];
  const typed = text.trim().toLowerCase();
  const called = suggestions.filter(({ label }) => label.toLowerCase().split(',')[0] === typed);
  return called.length === 1 ? called[0] : undefined;
}

/** Where text is typed; the list opens for suggestions to a text that was typed before the list's code came. */
function TypedText(props: AsyncComboboxProps) {
  const { id, suggestions, onCloseList, onChoose } = props;
  const list = useContext(ComboBoxStateContext);
  const listed = suggestions.map((suggestion) => suggestion.id).join();
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      focusHandOver.taking(id)(input);
      if (listed && input && input === document.activeElement) list?.open(null, 'input');
    },
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- `list` is another object at each render
    [id, listed],
  );
  return (
    <Input
      className={fieldStyles.input ?? ''}
      name={id}
      ref={ref}
      spellCheck={false}
      onKeyDown={({ key, shiftKey, currentTarget }) => {
        if (key === 'Escape') onCloseList(id);
        const isOnSuggestion = currentTarget.hasAttribute('aria-activedescendant');
        const takes = key === 'Enter' || (key === 'Tab' && !shiftKey);
        const meant = takes && !isOnSuggestion ? meantBy(props) : undefined;
        if (meant && currentTarget.getAttribute('aria-expanded') === 'true') onChoose(meant.id, id);
      }}
    />
  );
}

/** Keeps the list open while the page scrolls, which the library takes for a wish to close it. */
function OpenThroughScrolling({ children }: { children: ReactNode }) {
  const list = useContext(OverlayTriggerStateContext);
  if (!list) return children;
  const close = () => {
    if (document.defaultView?.event?.type !== 'scroll') list.close();
  };
  return <OverlayTriggerStateContext value={{ ...list, close }}>{children}</OverlayTriggerStateContext>;
}

/**
 * The field with its list, once its code is loaded. [WG-024] The list is at most 220 px high.
 */
export function SuggestingInput(props: AsyncComboboxProps) {
  const { id, text, chosen, suggestions, onType, onChoose, onBlur } = props;
  return (
    <I18nProvider locale={locales[useLanguage()].tag}>
      <ComboBox
        className={styles.combobox ?? ''}
        id={id}
        aria-label={props.label}
        aria-describedby={describedBy(props)}
        items={suggestions}
        inputValue={text}
        selectedKey={chosen}
        allowsCustomValue
        menuTrigger="input"
        isInvalid={Boolean(props.problem)}
        isReadOnly={props.readOnly ?? false}
        onInputChange={(typed) => typed !== text && onType(typed, id)}
        onSelectionChange={(key) => key !== null && key !== chosen && onChoose(String(key), id)}
        onBlur={() => onBlur?.(id)}
      >
        <TypedText {...props} />
        <OpenThroughScrolling>
          <Popover className={styles.popover ?? ''} maxHeight={220} offset={4}>
            <ListBox<Suggestion> className={styles.list ?? ''}>
              {(suggestion) => (
                <ListBoxItem className={styles.option ?? ''} textValue={suggestion.label}>
                  <Text slot="label">{suggestion.shown ?? suggestion.label}</Text>
                  {suggestion.more && (
                    <Text slot="description" className={styles.more ?? ''}>
                      {suggestion.more}
                    </Text>
                  )}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </OpenThroughScrolling>
      </ComboBox>
    </I18nProvider>
  );
}
