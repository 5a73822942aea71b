CREATE TABLE "identity"."attempt_count" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."single_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"home_tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"choice" jsonb,
	"method" text NOT NULL,
	"impersonated_by" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."used_once" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempt_count_expiry" ON "identity"."attempt_count" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "single_token_person" ON "identity"."single_token" USING btree ("home_tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "single_token_expiry" ON "identity"."single_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_once_expiry" ON "identity"."used_once" USING btree ("expires_at");