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
  footer?: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** Says `sample` on the page. */
  sample: boolean;
  /** Administration: smaller controls, the whole width. */
  dense?: boolean | undefined;
  /** [NV-014] While the folded menu is open, a press beside it. */
  onPressBesideMenu?: (() => void) | undefined;
};

/** The page: ribbon, top navigation, banner, menu, the screen, footer. */
export function AppFrame(props: AppFrameProps) {
  return (
    <div className={styles.page} data-density={props.dense ? 'dense' : undefined}>
      <SkipLink />
      {props.sample && <SampleRibbon />}
      {props.navigation}
      {props.banner}
      <div className={styles.body}>
        {props.side}
        <main className={props.dense ? styles.wide : styles.main} id="main" tabIndex={-1}>
          {props.children}
        </main>
        {props.onPressBesideMenu && (
          <div
            className={styles.beside}
            onPointerDown={() => props.onPressBesideMenu?.()}
            aria-hidden="true"
          />
        )}
      </div>
      {props.footer}
    </div>
  );
}
