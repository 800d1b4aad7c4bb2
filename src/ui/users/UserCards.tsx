import { useSelector } from '@xstate/react';
import { branchesOffered } from '#domain/people/branchesOffered.ts';
import { provinceChoices } from '#domain/people/provincesOfPerson.ts';
import { rolesOffered } from '#domain/people/rolesOffered.ts';
import { statusesOffered } from '#domain/people/statusGiven.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { CheckboxGroup } from '../kit/Checkbox.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { RoleOpens } from './RoleOpens.tsx';
import { UserCodes } from './UserCodes.tsx';
import { Fields, type UserFormProps, useIsBeingSaved, useOrganization } from './userFields.ts';

/** [US-010] What is filled in of a person. */
export function UserCards({ actor }: UserFormProps) {
  const text = useText('userForm');
  const readOnly = useIsBeingSaved(actor);
  const startIsAsked = Fields.useIsAsked('organizationCode');
  return (
    <>
      <Card title={text('person')}>
        <FieldStack>
          <FieldRow>
            <Fields.Text field="firstName" autoComplete="off" readOnly={readOnly} />
            <Fields.Text field="lastName" autoComplete="off" readOnly={readOnly} />
          </FieldRow>
          <FieldRow>
            <Fields.Text field="emailAddress" type="email" autoComplete="off" readOnly={readOnly} />
            <Fields.Choice field="preferredLang" disabled={readOnly} />
          </FieldRow>
          <UserCodes actor={actor} />
        </FieldStack>
      </Card>
      {startIsAsked && (
        <Card title={text('place')}>
          <FieldRow>
            <AgencyEntry actor={actor} />
            <BranchEntry actor={actor} />
          </FieldRow>
        </Card>
      )}
      <Card title={text('access')}>
        <FieldStack>
          <FieldRow>
            <RoleEntry actor={actor} />
            <StatusEntry actor={actor} />
          </FieldRow>
          <RoleOpens actor={actor} />
        </FieldStack>
      </Card>
      <Card>
        <ProvinceEntry actor={actor} />
      </Card>
    </>
  );
}

function AgencyEntry({ actor }: UserFormProps) {
  const suggest = useSelector(actor, ({ children }) => children.organizationSuggest);
  const found = useSelector(suggest, (snapshot) => snapshot);
  const readOnly = useIsBeingSaved(actor);
  return (
    <Fields.Picked
      field="agencyCode"
      options={found?.context.options ?? []}
      busy={found?.hasTag('busy') ?? false}
      nothingFound={found?.matches('nothingFound') ?? false}
      onSearchAgain={
        found?.matches('searchFailed') ? () => suggest?.send({ type: 'person.searchAgain' }) : undefined
      }
      readOnly={readOnly}
      onCloseList={() => actor.send({ type: 'person.closeList' })}
    />
  );
}

/** [US-015] [US-042] Where the person starts. */
function BranchEntry({ actor }: UserFormProps) {
  const text = useText('userForm');
  const organization = useOrganization(actor);
  const disabled = useIsBeingSaved(actor);
  const hierarchy = useSelector(actor, ({ context }) => context.hierarchy);
  const found = useSelector(actor, ({ context }) => context.found);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const options = branchesOffered({ hierarchy, found, saved }).map(({ organizationCode: value }) => ({
    value,
    label: organization(value),
  }));
  const hint = options.length === 0 ? text('organizationCode.agencyFirst') : undefined;
  return <Fields.Choice field="organizationCode" options={options} hint={hint} disabled={disabled} />;
}

/** [US-024] */
function RoleEntry({ actor }: UserFormProps) {
  const text = useText('userForm');
  const roleName = useRoleName();
  const disabled = useIsBeingSaved(actor);
  const roles = useSelector(actor, ({ context }) => context.roles);
  const rolesOf = useSelector(actor, ({ context }) => context.rolesOf);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const chosen = useSelector(actor, ({ context }) => context.form.role);
  const offered = rolesOffered({ roles, rolesOf, saved }).map(({ role }) => role);
  const shown = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered];
  const options = shown.map((value) => ({ value, label: roleName(value) ?? value }));
  const hint = shown.length === 0 ? text('role.branchFirst') : undefined;
  return <Fields.Choice field="role" options={options} hint={hint} disabled={disabled} />;
}

/** [US-013] [US-021] A new person is NEW without being asked. */
function StatusEntry({ actor }: UserFormProps) {
  const text = useText('userForm');
  const disabled = useIsBeingSaved(actor);
  const saved = useSelector(actor, ({ context }) => context.saved);
  if (!saved) return null;
  const options = statusesOffered(saved.status).map((value) => ({ value, label: text(`status.${value}`) }));
  return <Fields.Choice field="status" options={options} disabled={disabled} />;
}

/** [US-050] A licence that is more than applied for stays: it is taken away among the licences. */
function ProvinceEntry({ actor }: UserFormProps) {
  const words = useText('kit');
  const licensing = useText('licensing');
  const isBeingSaved = useIsBeingSaved(actor);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const options = provinceChoices(saved).map(({ code, status, isFixed }) => ({
    value: code,
    label: words(`province.${code}`),
    more: status && licensing(`status.${status}`),
    isDisabled: isFixed || isBeingSaved,
  }));
  return <Fields.Choices field="provinceLicense" as={CheckboxGroup} options={options} />;
}
