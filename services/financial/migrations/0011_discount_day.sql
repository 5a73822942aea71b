-- A discount's day is the last one on which it is given, as `is_late` decides.
create or replace function financial.amount_lines(d financial.debt, on_date date) returns jsonb
language sql stable parallel safe
return jsonb_build_array(jsonb_build_object(
    'kind', 'gross', 'amount', d.gross_cents, 'rateBasisPoints', null, 'days', null, 'date', null))
  || case when d.scholarship_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'scholarship', 'amount', -d.scholarship_cents, 'rateBasisPoints', d.scholarship_bp, 'days', null, 'date', null)) end
  || case when d.punctuality_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'punctuality_discount',
    'amount', -financial.punctuality_discount(d.institution_id, d.punctuality_cents, d.punctuality_until, on_date),
    'rateBasisPoints', null, 'days', null, 'date', financial.next_banking_day(d.institution_id, d.punctuality_until))) end
  || case when not financial.is_late(d.institution_id, d.due_date, on_date) then '[]' else jsonb_build_array(
    jsonb_build_object(
      'kind', 'fine',
      'amount', financial.fine_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.fine_bp, d.due_date, on_date),
      'rateBasisPoints', d.fine_bp, 'days', null, 'date', d.due_date + 1),
    jsonb_build_object(
      'kind', 'interest',
      'amount', financial.interest_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.interest_bp, d.due_date, on_date),
      'rateBasisPoints', d.interest_bp, 'days', on_date - d.due_date, 'date', d.due_date + 1)) end;
