-- The language that a person wants mails in.

create or replace function app.mail_language(mail text) returns text
language sql stable security definer set search_path = ''
return coalesce(
  (
    select s.sprache from data.mail_sprache s join data.benutzer b on b.user_id = s.user_id where b.email = mail
  ),
  'de'
);

create or replace function app.set_mail_language(wanted text) returns void
language sql security definer set search_path = ''
begin atomic
  insert into data.mail_sprache (user_id, sprache) values (app.user_id(), wanted)
    on conflict (user_id) do update set sprache = excluded.sprache;
end;

create or replace function api.w_get_mail_sprache() returns text
language sql stable set search_path = ''
return app.mail_language(app.email());

create or replace function api.w_set_mail_sprache(sprache text default '') returns text
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('bad_language') where coalesce(sprache, '') not in ('de', 'en');
  perform app.set_mail_language(sprache);
  return app.mail_language(app.email());
end
$$;

grant execute on function app.mail_language, api.w_get_mail_sprache to ogf_new;
grant execute on function app.set_mail_language, api.w_set_mail_sprache to ogf_citizens;
