import type { EmploymentType } from '../employmentTypes.ts';

/** [LF-011] An agent to choose. */
export type AgentOption = { label: string; value: string; employmentType: EmploymentType };

/** [LF-011] An agent of the agent list as a choice. */
export function agentOption(agent: {
  firstName: string;
  lastName: string;
  profileRef: string;
  employmentType: EmploymentType;
}): AgentOption {
  const { firstName, lastName, profileRef, employmentType } = agent;
  return { label: `${firstName} ${lastName}`, value: profileRef, employmentType };
}
