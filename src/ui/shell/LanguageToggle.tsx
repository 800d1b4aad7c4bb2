import { locales, otherLanguage } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { followWith } from '../kit/follow.ts';
import styles from './languageToggle.module.css';

export type LanguageToggleProps = {
  /** Address of the same content in the other language. */
  href: string;
  onSwitch: () => void;
};

/** [LN-002] [NV-038] The name of the other language, in that language; leads to the same content, keeps the focus. */
export function LanguageToggle({ href, onSwitch }: LanguageToggleProps) {
  const text = useText('shell');
  const { tag } = locales[otherLanguage(useLanguage())];
  return (
    <a className={styles.toggle} href={href} lang={tag} hrefLang={tag} onClick={followWith(onSwitch)}>
      {text('language.other')}
    </a>
  );
}
