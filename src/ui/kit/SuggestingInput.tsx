import { useCallback, useContext } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import styles from './combobox.module.css';
import type { AsyncComboboxProps, Suggestion } from './comboboxProps.ts';
import { describedBy } from './FieldFrame.tsx';
import fieldStyles from './field.module.css';
import { focusHandOver } from './focusHandOver.ts';

/**
 * Where text is typed. The library opens the list on a keystroke and closes it when the page scrolls; here it is open
 * as long as there are suggestions, so that text typed before the list's code came, or while the page moved, has its list.
 */
function TypedText({ id, suggestions, onCloseList }: AsyncComboboxProps) {
  const list = useContext(ComboBoxStateContext);
  const closed = !list?.isOpen;
  const listed = suggestions.map((suggestion) => suggestion.id).join();
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      focusHandOver.taking(id)(input);
      if (closed && listed && input && input === document.activeElement) list?.open(null, 'input');
    },
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- `list` is another object at each render
    [id, closed, listed],
  );
  return (
    <Input
      className={fieldStyles.input ?? ''}
      name={id}
      ref={ref}
      spellCheck={false}
      onKeyDown={({ key }) => key === 'Escape' && onCloseList(id)}
    />
  );
}

/**
 * The field with its list, once its code is loaded. [WG-024] The list is at most 220 px high.
 * The list is open while there is nothing in it, unseen, so that suggestions that come later show.
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
        allowsEmptyCollection
        menuTrigger="input"
        isInvalid={Boolean(props.problem)}
        onInputChange={(typed) => typed !== text && onType(typed, id)}
        onSelectionChange={(key) => key !== null && key !== chosen && onChoose(String(key), id)}
        onBlur={() => onBlur?.(id)}
      >
        <TypedText {...props} />
        <Popover
          className={(suggestions.length > 0 ? styles.popover : styles.empty) ?? ''}
          maxHeight={220}
          offset={4}
        >
          <ListBox<Suggestion> className={styles.list ?? ''}>
            {(suggestion) => (
              <ListBoxItem className={styles.option ?? ''} textValue={suggestion.label}>
                <Text slot="label">{suggestion.label}</Text>
                {suggestion.more && (
                  <Text slot="description" className={styles.more ?? ''}>
                    {suggestion.more}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
