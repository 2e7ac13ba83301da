-- The caller of a request and its role: the token's e-mail names a person, the person's status the role. app.now,
-- app.claims, app.email and app.user_id stand in tables/, because defaults of columns call them.

create or replace function app.header(name text) returns text
language sql stable
return nullif(current_setting('request.headers', true), '')::json ->> lower(name);

-- The role whose rights a stored app_status has; the same table stands in domain/roles/roles.ts.
create or replace function app.effective_role(status text) returns text
language sql immutable
return case
  when status in ('ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin') then status
  when status = 'ogf_expert_query' then 'ogf_citizens'
  when char_length(status) = 1 then 'ogf_citizens'
  else 'ogf_new'
end;

-- Outside a request (migrations, the owner at a console) no role is set, and nothing is withheld.
create or replace function app.is_at_least(wanted text) returns boolean
language sql stable set search_path = ''
return case current_setting('role')
  when 'none' then true
  else pg_catalog.pg_has_role(current_setting('role')::name, wanted, 'member')
end;

create or replace function app.own_status() returns text
language sql stable security definer set search_path = ''
return (select b.app_status from data.benutzer b where b.email = app.email());

-- Runs before every request, in its transaction, and sets the role. Every branch sets it or raises: the token's role
-- is never kept, since authenticator may take any. Not security definer: such a function cannot set the role.
-- The database settings waldkerf.issuer, .audience and .client say whose tokens are taken (docs/operations.md).
create or replace function app.pre_request() returns void
language plpgsql set search_path = '' as $$
declare
  issuer text := nullif(current_setting('waldkerf.issuer', true), '');
  audience text := coalesce(nullif(current_setting('waldkerf.audience', true), ''), 'waldkerf-api');
  client text := coalesce(nullif(current_setting('waldkerf.client', true), ''), 'waldkerf-web');
  claims jsonb := app.claims();
begin
  -- A token without aud passes PostgREST's own check. `?` takes one text as well as a list of them.
  if (claims -> 'aud' ? audience) is not true
    or claims ->> 'azp' is distinct from client
    or (issuer is not null and claims ->> 'iss' is distinct from issuer)
    or claims ->> 'email_verified' is distinct from 'true'
    or app.email() = ''
  then
    perform app.refuse('token_refused');
  end if;
  perform set_config('role', app.effective_role(coalesce(app.own_status(), 'ogf_new')), true);
  -- These look through whole tables.
  perform set_config('statement_timeout', case
    when current_setting('request.path', true) in ('/rpc/w_get_auskunft', '/rpc/w_get_loeschung', '/rpc/w_loesche_person')
    then '25000' else '5000'
  end, true);
end
$$;

grant execute on function
  app.now, app.today, app.claims, app.email, app.user_id, app.header, app.effective_role, app.is_at_least,
  app.own_status, app.pre_request
to ogf_new;
