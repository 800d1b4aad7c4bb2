import { useText } from '../../text/useText.ts';
import { Icon } from '../kit/Icon.tsx';
import styles from './menuButton.module.css';

export type MenuButtonProps = { id: string; open: boolean; controls: string; onToggle: () => void };

/** [NV-012] [NV-013] Opens and closes the folded menu; shows at 991.98 px and below. */
export function MenuButton({ id, open, controls, onToggle }: MenuButtonProps) {
  const text = useText('shell');
  return (
    <button
      className={styles.button}
      id={id}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      aria-label={text(open ? 'menu.close' : 'menu.open')}
      onClick={() => onToggle()}
    >
      <Icon name={open ? 'close' : 'menu'} size={24} />
    </button>
  );
}
