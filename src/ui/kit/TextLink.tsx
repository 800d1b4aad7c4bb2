import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayBeLink } from '#domain/links/allowedHosts.ts';
import { useText } from '../../text/useText.ts';
import buttonStyles from './button.module.css';
import { focusOnEntry } from './focus.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** Opens a new window, and says so. */
  newWindow?: boolean | undefined;
  /** Looks like a button of this kind. */
  as?: 'primary' | 'secondary' | 'quiet' | undefined;
  lang?: string | undefined;
  /** Leads to the page that shows. */
  current?: boolean | undefined;
  /** Takes the focus when it appears. */
  takesFocus?: boolean | undefined;
  /** What else follows from following it. */
  onFollow?: (() => void) | undefined;
};

/** Goes somewhere; to a host that is not allowed it does not lead, and only its words stay ([PL-029]), and `#` leads nowhere. */
export function TextLink(props: TextLinkProps) {
  if (!mayBeLink(props.href)) return <span lang={props.lang}>{props.children}</span>;
  if (props.href === nowhere) return <LinkNowhere {...props} />;
  return (
    <Link
      className={props.as && `${buttonStyles.button} ${buttonStyles[props.as]}`}
      to={props.href}
      ref={props.takesFocus ? focusOnEntry : undefined}
      onClick={props.onFollow}
      hrefLang={props.lang}
      lang={props.lang}
      aria-current={props.current ? 'page' : undefined}
      target={props.newWindow ? '_blank' : undefined}
      rel={props.newWindow ? 'noopener' : undefined}
    >
      <span>{props.children}</span>
      {props.newWindow && <NewWindowMark />}
    </Link>
  );
}

/** [LS-017] */
const nowhere = '#';

function LinkNowhere({ children, lang }: TextLinkProps) {
  return (
    <a href={nowhere} lang={lang} aria-disabled="true" onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

function NewWindowMark() {
  const text = useText('kit');
  return <VisuallyHidden>{` ${text('link.newWindow')}`}</VisuallyHidden>;
}
