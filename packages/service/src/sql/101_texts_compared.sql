-- The same letters are found however they are composed: 'ü' may be stored, and typed, as one sign or as two.
set local role waldkerf_owner;

-- A text as searches compare it; packages/domain/src/texts/compared.ts has the same.
create function app.compared(value text) returns text
language sql immutable set search_path = ''
return lower(normalize(value, NFC));

-- Words that must all occur, each in a species' names, the Bundesland, the message or the number; '' asks nothing. What is
-- the same for many records is looked up here, so that each of them is compared with numbers and short lists. A message is
-- searched for those who may read it.
create or replace function app.words_condition(suche text) returns text
language plpgsql stable set search_path = '' as $$
declare
  readable constant text := case
    when app.is_at_least('ogf_expert') then 'k.message <> ''''' else format('k.user_id = %s', coalesce(app.user_id(), 0))
  end;
  word text;
  conditions text[] := '{true}';
begin
  perform app.limit_text(suche, 200);
  foreach word in array regexp_split_to_array(app.compared(trim(coalesce(suche, ''))), '\s+') loop
    continue when word = '';
    conditions := conditions || format(
      '(k.art = any (%L::integer[]) or k.bundesland = any (%L::text[]) or %s or %s)',
      array(select a.id from data.kaeferarten a where strpos(app.compared(concat_ws(' ', a.de, a.sci, a.alt)), word) > 0),
      array(select s.name from app.beetle_states() s (name) where strpos(app.compared(s.name), word) > 0),
      -- Most records have no message, or none for the caller, which is cheaper to see than to search.
      format('(%s and strpos(lower(normalize(k.message, NFC)), %L) > 0)', readable, word),
      case when word ~ '^\d{1,19}$' then format('strpos(k.id::text, %L) > 0', word) else 'false' end
    );
  end loop;
  return array_to_string(conditions, ' and ');
end
$$;

grant execute on function app.compared(text) to ogf_new;

reset role;
