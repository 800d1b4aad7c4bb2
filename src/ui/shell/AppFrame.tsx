import type { ReactNode } from 'react';
import styles from './appFrame.module.css';
import { SampleRibbon } from './SampleRibbon.tsx';
import { SkipLink } from './SkipLink.tsx';

export type AppFrameProps = {
  /** Above the banner: `TopNavigation`. */
  navigation?: ReactNode;
  /** The `Banner`, or the `TopBar` of administration. */
  banner: ReactNode;
  /** Beside the content: `SideMenu`. */
  side?: ReactNode;
  /** Below the screen: how to reach a person. */
  assistance?: ReactNode;
  footer?: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** Says `sample` on the page. */
  sample: boolean;
  /** Administration: smaller controls, the whole width. */
  dense?: boolean | undefined;
  /** [NV-014] [NV-042] While the folded menu is open: a press beside it, and Escape. */
  openMenu?: { onPressBeside: () => void; onEscape: () => void } | undefined;
};

/** The page: ribbon, top navigation, banner, menu, the screen, footer. */
export function AppFrame(props: AppFrameProps) {
  return (
    <div
      className={styles.page}
      role="presentation"
      data-density={props.dense ? 'dense' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) props.openMenu?.onEscape();
      }}
    >
      <SkipLink />
      {props.sample && <SampleRibbon />}
      {props.navigation}
      {props.banner}
      <div className={styles.body}>
        {props.side}
        <main className={props.dense ? styles.wide : styles.main} id="main" tabIndex={-1}>
          {props.children}
        </main>
        {props.openMenu && (
          <div className={styles.beside} onPointerDown={props.openMenu.onPressBeside} aria-hidden="true" />
        )}
      </div>
      {props.assistance && <div className={styles.assistance}>{props.assistance}</div>}
      {props.footer}
    </div>
  );
}
