import { useSelector } from '@xstate/react';
import { recipientFields } from '#domain/advisors/advisorForm.ts';
import { userGroupsFor } from '#domain/advisors/userGroups.ts';
import { provinceCodes } from '#domain/provinces.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { PhoneField, PostalCodeField } from '../kit/MaskedField.tsx';
import { type AdvisorFormProps, Fields, useIsBeingCreated } from './advisorFields.ts';

/** [AD-049] Who the advisor is. */
export function PersonalDetails({ actor }: AdvisorFormProps) {
  const text = useText('advisors');
  const words = useText('kit');
  const readOnly = useIsBeingCreated(actor);
  return (
    <Card title={text('personal')}>
      <FieldStack>
        <FieldRow>
          <Fields.Text field="firstName" autoComplete="off" readOnly={readOnly} />
          <Fields.Text field="lastName" autoComplete="off" readOnly={readOnly} />
        </FieldRow>
        <FieldRow>
          <Fields.Text field="emailAddress" type="email" autoComplete="off" readOnly={readOnly} />
          <Fields.Text field="phone" as={PhoneField} autoComplete="off" readOnly={readOnly} />
        </FieldRow>
        <FieldRow>
          <Fields.Text field="address" autoComplete="off" readOnly={readOnly} />
          <Fields.Text field="address2" autoComplete="off" readOnly={readOnly} />
        </FieldRow>
        <FieldRow columns={3}>
          <Fields.Text field="city" autoComplete="off" readOnly={readOnly} />
          <Fields.Choice
            field="provinceOfResidence"
            options={provinceCodes.map((value) => ({ value, label: words(`province.${value}`) }))}
            placeholder={words('select.placeholder')}
            disabled={readOnly}
          />
          <Fields.Text field="postalCode" as={PostalCodeField} autoComplete="off" readOnly={readOnly} />
        </FieldRow>
        <FieldRow columns={3}>
          <Fields.Choice field="language" placeholder={null} disabled={readOnly} />
          <Fields.Choice field="status" placeholder={null} disabled optional={false} />
          <UserGroup actor={actor} />
        </FieldRow>
        <ButtonRow>
          <Button busy={readOnly} onPress={() => actor.send({ type: 'person.resetPersonal' })}>
            {text('personal.reset')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </Card>
  );
}

/** [AD-076] [AD-077] */
function UserGroup({ actor }: AdvisorFormProps) {
  const roleName = useRoleName();
  const userType = useSelector(actor, ({ context }) => context.userType);
  const options = userGroupsFor(userType).map((value) => ({
    value,
    label: roleName(value) ?? value,
  }));
  return <Fields.Choice field="userGroup" options={options} disabled={useIsBeingCreated(actor)} />;
}

/** [AD-069] Who else receives the advisor’s messages. */
export function RecipientEmails({ actor }: AdvisorFormProps) {
  const text = useText('advisors');
  const readOnly = useIsBeingCreated(actor);
  return (
    <Card title={text('recipients')}>
      <FieldStack>
        <FieldRow columns={3}>
          {recipientFields.map((field) => (
            <Fields.Text key={field} field={field} type="email" autoComplete="off" readOnly={readOnly} />
          ))}
        </FieldRow>
        <ButtonRow>
          <Button busy={readOnly} onPress={() => actor.send({ type: 'person.resetRecipients' })}>
            {text('recipients.reset')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </Card>
  );
}
