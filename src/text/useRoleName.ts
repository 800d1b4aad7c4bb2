import { useText } from './useText.ts';

/** [PM-041] What a role is called, by the room `account`; null for one that has no name there. */
export function useRoleName(): (role: string | null) => string | null {
  const text = useText('account');
  return (role) => {
    const key = `role.${role?.replace(' ', '_')}` as const;
    return text.has(key) ? text(key) : null;
  };
}
