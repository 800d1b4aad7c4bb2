import { Link } from 'react-router';
import { locales, otherLanguage } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import styles from './languageToggle.module.css';

export type LanguageToggleProps = {
  /** Address of the same content in the other language. */
  href: string;
};

/** [LN-002] [NV-038] The name of the other language, in that language; leads to the same content, keeps the focus. */
export function LanguageToggle({ href }: LanguageToggleProps) {
  const text = useText('shell');
  const { tag } = locales[otherLanguage(useLanguage())];
  return (
    <Link className={styles.toggle} to={href} lang={tag} hrefLang={tag}>
      {text('language.other')}
    </Link>
  );
}
