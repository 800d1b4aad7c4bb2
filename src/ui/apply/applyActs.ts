import type { ApplyKey } from '#domain/apply/applyProblems.ts';
import type {
  ApplicantTextField,
  ApplicantTick,
  PurchaseTextField,
  PurchaseTick,
} from '#machines/apply/apply.types.ts';
import type { ApplyRef } from './applyRef.ts';

export type ApplyActs = ReturnType<typeof makeActs>;

const made = new WeakMap<ApplyRef, ApplyActs>();

/** What the fields do, by the id of the field; the same functions as long as the actor is the same. */
export function actsOf(actor: ApplyRef): ApplyActs {
  const known = made.get(actor) ?? makeActs(actor);
  made.set(actor, known);
  return known;
}

const partsOf = (id: string) => {
  const [field = '', ...rest] = id.split('.');
  return { field, paxId: rest.join('.') };
};

const birthFields = { day: 'birthDay', month: 'birthMonth', year: 'birthYear' } as const;

function makeActs(actor: ApplyRef) {
  return {
    typeApplicant: (text: string, id: string) => {
      const { field, paxId } = partsOf(id);
      actor.send({ type: 'person.typeApplicant', paxId, field: field as ApplicantTextField, text });
    },
    typeBirth: (part: keyof typeof birthFields, text: string, id: string) =>
      actor.send({ type: 'person.typeApplicant', paxId: partsOf(id).paxId, field: birthFields[part], text }),
    tickApplicant: (ticked: boolean, id: string) => {
      const { field, paxId } = partsOf(id);
      actor.send({ type: 'person.tickApplicant', paxId, field: field as ApplicantTick, ticked });
    },
    type: (text: string, id: string) =>
      actor.send({ type: 'person.type', field: id as PurchaseTextField, text }),
    tick: (ticked: boolean, id: string) =>
      actor.send({ type: 'person.tick', field: id as PurchaseTick, ticked }),
    leave: (id: string) => actor.send({ type: 'person.leaveField', key: id as ApplyKey }),
  };
}
