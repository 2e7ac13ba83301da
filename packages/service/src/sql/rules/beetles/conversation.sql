-- The review is a conversation: a question needs words, the reporter answers them, and every word of both sides stays.

-- Read by the reporter and by those who review; written by the reporter, while something is asked.
create policy read_own on data.nachricht for select to ogf_new
  using (kaefer_id in (select k.id from data.kaefer k where k.user_id = (select app.user_id())));
create policy read_all on data.nachricht for select to ogf_expert using (true);
create policy answer on data.nachricht for insert to ogf_citizens
  with check (von_melder and wer = (select app.email()) and exists (
    select from data.kaefer k where k.id = kaefer_id and k.user_id = (select app.user_id()) and k.status = 'query'
  ));
grant select on data.nachricht to ogf_new;
grant insert (kaefer_id, von_melder, text) on data.nachricht to ogf_citizens;

-- The writer is named to those who review, and to himself.
create or replace view app.conversation with (security_invoker = true) as
  select n.id, n.kaefer_id,
    case when n.wer = '' or n.wer = (select app.email()) or (select app.is_at_least('ogf_expert')) then n.wer end as wer,
    n.von_melder, n.zeit, n.text
  from data.nachricht n;
grant select on app.conversation to ogf_new;

create or replace function app.note_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update data.kaefer k set beantwortet = true
    where k.id = new.kaefer_id and k.status = 'query' and not k.beantwortet;
  return null;
end
$$;

-- Whether an own record waits for an answer; locks it until the transaction ends. Null if it is no own record.
create or replace function app.is_asked(of_kaefer bigint) returns boolean
language sql security definer set search_path = ''
begin atomic
  select k.status = 'query' from data.kaefer k where k.id = of_kaefer and k.user_id = app.user_id() for update;
end;

create or replace function api.w_get_nachrichten(kid text default '') returns setof app.word
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(kid);
begin
  perform from data.kaefer k
    where k.id = wanted and (app.is_at_least('ogf_expert') or k.user_id = app.user_id());
  perform app.refuse('not_found.report') where not found;
  return query
    select c.id, c.wer, c.von_melder, c.zeit, c.text from app.conversation c where c.kaefer_id = wanted order by c.id;
end
$$;

-- The reporter's answer. Neither status nor editor changes by it.
create or replace function api.w_add_nachricht(kid text default '', msg text default '') returns app.word
language plpgsql set search_path = '' as $$
declare
  answer jsonb := app.replay(jsonb_build_array(kid, msg));
  wanted bigint;
  asked boolean;
  made bigint;
begin
  if answer is null then
    wanted := app.to_id(kid);
    perform app.refuse('answer_missing') where app.is_blank(msg);
    perform app.limit_text(msg, 4000);
    -- The lock waits for a decision that is being stored: no answer follows it.
    asked := app.is_asked(wanted);
    if asked is null then
      perform app.refuse('not_found.report');
    elsif not asked then
      perform app.refuse('no_question');
    end if;
    insert into data.nachricht (kaefer_id, von_melder, text) values (wanted, true, msg) returning id into made;
    answer := app.remember((
      select to_jsonb(c) - 'kaefer_id' from app.conversation c where c.id = made
    ));
  end if;
  return jsonb_populate_record(null::app.word, answer);
end
$$;

create or replace trigger mail_word after insert on data.nachricht for each row execute function app.mail_word();
create or replace trigger note_answer after insert on data.nachricht for each row when (new.von_melder)
  execute function app.note_answer();

grant execute on function api.w_get_nachrichten to ogf_new;
grant execute on function app.is_asked, api.w_add_nachricht to ogf_citizens;
